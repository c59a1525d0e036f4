// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {Test} from "forge-std/Test.sol";
import {Inviter} from "../../src/inviter/Inviter.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";

/// @notice As much of a presale as the inviters' ledger sees of it.
contract TellingPresale {
    Inviter public immutable inviter;
    address public immutable currency;
    mapping(address account => uint256 amount) public contributed;
    mapping(address account => bool seen) public seen;
    uint256 public total;

    constructor(Inviter inviter_, address currency_) payable {
        (inviter, currency) = (inviter_, currency_);
    }

    receive() external payable {}

    function open(uint256[] calldata rates) external {
        inviter.open(currency, rates);
    }

    function contribute(address account, address by, uint256 amount) external returns (address bound) {
        bound = inviter.record(account, by, amount, !seen[account]);
        seen[account] = true;
        contributed[account] += amount;
        total += amount;
    }

    function refund(address account) external {
        inviter.revoke(account, contributed[account]);
        total -= contributed[account];
        contributed[account] = 0;
    }

    function settle(uint256 acceptedBps18, uint256 amount) external returns (uint256) {
        if (currency == address(0)) return inviter.settle{value: amount}(acceptedBps18);
        ERC20(currency).approve(address(inviter), amount);
        return inviter.settle(acceptedBps18);
    }

    function fail() external {
        inviter.voidRewards();
    }

    function accountOf(address account) external view returns (IPresale.Account memory a) {
        a.contributed = contributed[account];
    }
}

/// @notice A ledger, two presales and people.
abstract contract InviterFixture is Test {
    uint256 internal constant WHOLE = 1e18;

    address internal immutable alice = makeAddr("alice");
    address internal immutable bob = makeAddr("bob");
    address internal immutable carol = makeAddr("carol");
    address internal immutable dave = makeAddr("dave");
    address internal immutable erin = makeAddr("erin");

    Inviter internal inviter;
    SoladyPeer internal dollar;
    TellingPresale internal presale;
    TellingPresale internal dollarPresale;

    function setUp() public virtual {
        inviter = new Inviter();
        dollar = new SoladyPeer(address(this), 1e36);
        presale = new TellingPresale(inviter, address(0));
        dollarPresale = new TellingPresale(inviter, address(dollar));
        vm.deal(address(presale), 1000 ether);
        dollar.transfer(address(dollarPresale), 1e30);
    }

    function three() internal pure returns (uint256[] memory rates) {
        rates = new uint256[](3);
        (rates[0], rates[1], rates[2]) = (500, 200, 100);
    }

    function one(uint256 bps) internal pure returns (uint256[] memory rates) {
        rates = new uint256[](1);
        rates[0] = bps;
    }

    /// @notice alice ← bob ← carol ← dave ← erin.
    function chainOfFive(TellingPresale of_) internal {
        of_.contribute(alice, address(0), 1 ether);
        of_.contribute(bob, alice, 2 ether);
        of_.contribute(carol, bob, 4 ether);
        of_.contribute(dave, carol, 8 ether);
        of_.contribute(erin, dave, 16 ether);
    }
}
