// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A token with the habits of tokens that the platform did not make
/// @dev Everybody may change them: tests do.
contract OddToken {
    error Gated(address to);

    string public constant name = "Odd";
    string public constant symbol = "ODD";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    uint256 public feeBps;
    uint256 public surchargeBps;
    bool public gated;
    bool public rebases;
    address public token0;
    address public token1;
    address public factory;
    mapping(address account => uint256 amount) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;
    mapping(address account => bool listed) public exempt;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        totalSupply = 1_000_000e18;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// @param fee what of an amount does not arrive
    /// @param surcharge what the sender loses beside the amount
    function setHabits(uint256 fee, uint256 surcharge, bool gated_, bool rebases_) external {
        (feeBps, surchargeBps, gated, rebases) = (fee, surcharge, gated_, rebases_);
    }

    function setExempt(address account, bool listed) external {
        exempt[account] = listed;
    }

    /// @dev Answers like a pair, whatever its factory says.
    function pretend(address token0_, address token1_, address factory_) external {
        (token0, token1, factory) = (token0_, token1_, factory_);
    }

    function seize(address from, uint256 amount) external {
        balanceOf[from] -= amount;
        totalSupply -= amount;
    }

    function sharesOf(address account) external view returns (uint256) {
        if (!rebases) revert();
        return balanceOf[account];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        // As some well-known tokens do: from one allowance to another only over nothing.
        require(amount == 0 || allowance[msg.sender][spender] == 0, "approve from zero");
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        _move(from, to, amount);
        return true;
    }

    function _move(address from, address to, uint256 amount) private {
        bool free = exempt[to] || exempt[from];
        if (gated && !free) revert Gated(to);
        uint256 fee = free ? 0 : amount * feeBps / 10_000;
        uint256 surcharge = free ? 0 : amount * surchargeBps / 10_000;
        balanceOf[from] -= amount + surcharge;
        balanceOf[to] += amount - fee;
        totalSupply -= fee + surcharge;
        emit Transfer(from, to, amount - fee);
    }
}

/// @title A collection that cannot send with words, and can be told to move nothing
contract OddCollection {
    string public constant name = "Odd collection";
    string public constant symbol = "ODDS";
    bool public frozen;
    mapping(uint256 nftId => address owner) public ownerOf;
    mapping(address owner => uint256 count) public balanceOf;
    mapping(uint256 nftId => address approved) public getApproved;

    event Approval(address indexed owner, address indexed approved, uint256 indexed nftId);
    event Transfer(address indexed from, address indexed to, uint256 indexed nftId);

    function setFrozen(bool frozen_) external {
        frozen = frozen_;
    }

    function mint(address to, uint256 nftId) external {
        ownerOf[nftId] = to;
        ++balanceOf[to];
        emit Transfer(address(0), to, nftId);
    }

    /// @dev Takes an NFT from anybody, as a collection may.
    function take(address to, uint256 nftId) external {
        _move(ownerOf[nftId], to, nftId);
    }

    function approve(address to, uint256 nftId) external {
        require(ownerOf[nftId] == msg.sender, "not yours");
        getApproved[nftId] = to;
        emit Approval(msg.sender, to, nftId);
    }

    function transferFrom(address from, address to, uint256 nftId) external {
        require(!frozen, "frozen");
        require(msg.sender == from || getApproved[nftId] == msg.sender, "not allowed");
        _move(from, to, nftId);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x80ac58cd || id == 0x01ffc9a7;
    }

    function _move(address from, address to, uint256 nftId) private {
        --balanceOf[from];
        ++balanceOf[to];
        ownerOf[nftId] = to;
        delete getApproved[nftId];
        emit Transfer(from, to, nftId);
    }
}

/// @title Positions of an exchange whose pools go by their spacing, as Aerodrome's do
contract SpacedPositions is OddCollection {
    function factory() external view returns (address) {
        return address(this);
    }

    function getPool(address, address, int24) external view returns (address) {
        return address(this);
    }

    function positions(uint256)
        external
        view
        returns (uint96, address, address, address, int24, int24, int24, uint128, uint256, uint256, uint128, uint128)
    {
        return (0, address(0), address(1), address(this), 200, -600, 600, 1e18, 0, 0, 0, 0);
    }
}

/// @title Positions of an exchange with one pool for two tokens, as Algebra's
contract PairedPositions is OddCollection {
    function factory() external view returns (address) {
        return address(this);
    }

    function poolByPair(address, address) external view returns (address) {
        return address(this);
    }

    function positions(uint256)
        external
        view
        returns (uint88, address, address, address, int24, int24, uint128, uint256, uint256, uint128, uint128)
    {
        return (0, address(0), address(1), address(this), -600, 600, 1e18, 0, 0, 0, 0);
    }
}

/// @title Positions of an exchange like V4 with another key, as PancakeSwap Infinity's
contract InfinityPositions is OddCollection {
    function poolManager() external view returns (address) {
        return address(this);
    }

    function nextTokenId() external pure returns (uint256) {
        return 2;
    }

    function getPoolAndPositionInfo(uint256)
        external
        view
        returns (address, address, address, address, uint24, bytes32, uint256)
    {
        return (address(0), address(this), address(0), address(this), 500, bytes32(uint256(10)), 7 << 56);
    }
}
