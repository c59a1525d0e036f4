// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {Inviter} from "../../src/inviter/Inviter.sol";
import {LiquidityLocker} from "../../src/lock/LiquidityLocker.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleFactory} from "../../src/presale/IPresaleFactory.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {SellabilityCheck} from "../../src/presale/SellabilityCheck.sol";
import {WhitelistMarket} from "../../src/whitelist-market/WhitelistMarket.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";
import {VenueFixture} from "../fixtures/VenueFixture.sol";

interface IOwned {
    function owner() external view returns (address);
    function transferOwnership(address newOwner) external payable;
    function renounceOwnership() external payable;
}

/// @notice Platform, exchange and the three kinds of presale, as the deployment leaves them; the shipped bytecode of
/// presales.
abstract contract PresaleFixture is TokenFixture, VenueFixture {
    /// @notice What `PresaleFactory.deploy` takes.
    struct Plan {
        uint256 templateId;
        address[] addresses;
        uint256[] numbers;
        string ipfsKey;
    }

    uint256 internal constant NORMAL = 1;
    uint256 internal constant FAIR = 2;
    uint256 internal constant PRIVATE = 3;

    // Places of the number parameters.
    uint256 internal constant HARD_CAP = 0;
    uint256 internal constant SOFT_CAP = 1;
    uint256 internal constant PRESALE_RATE = 2;
    uint256 internal constant LIQUIDITY_RATE = 3;
    uint256 internal constant LIQUIDITY_PERCENT = 4;
    uint256 internal constant MIN_CURRENCY = 5;
    uint256 internal constant MAX_CURRENCY = 6;
    uint256 internal constant START = 7;
    uint256 internal constant END = 8;
    uint256 internal constant LOCK_TIME = 9;
    uint256 internal constant MODE = 10;
    uint256 internal constant T1 = 11;
    uint256 internal constant T2 = 12;
    uint256 internal constant SLOT_TRANSFER = 13;
    uint256 internal constant VEST = 14;
    uint256 internal constant VEST_FIRST = 15;
    uint256 internal constant VEST_CYCLE = 16;
    uint256 internal constant VEST_PERCENT = 17;
    uint256 internal constant BURNS = 18;
    uint256 internal constant BELOW = 19;
    uint256 internal constant REPAIR = 20;
    uint256 internal constant TAX = 21;
    uint256 internal constant ROOT = 22;

    uint256 internal constant OPEN = 0;
    uint256 internal constant FINISHED = 1;
    uint256 internal constant CANCELED = 2;

    uint256 internal constant PRESALE_FEE_WEI = 0.2 ether;
    uint256 internal constant SUPPLY = 1_000_000e18;
    string internal constant KEY = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";

    address internal immutable dave = makeAddr("dave");
    address internal immutable keeper = makeAddr("keeper");

    LiquidityLocker internal locker;
    Inviter internal inviter;
    WhitelistMarket internal market;
    SellabilityCheck internal sellabilityCheck;
    IPresaleFactory internal presaleFactory;
    address internal adminContract;
    ERC20 internal token;
    SoladyPeer internal dollar;
    uint256 internal startTime;
    uint256 internal endTime;

    function setUp() public virtual override {
        super.setUp();
        setUpVenue();
        locker = new LiquidityLocker();
        inviter = new Inviter();
        market = new WhitelistMarket(registry);
        sellabilityCheck = new SellabilityCheck();
        adminContract = deployCode("PresaleAdmin.sol:PresaleAdmin", abi.encode(inviter, market));
        bytes memory listed = abi.encode(adminContract, locker, sellabilityCheck);
        presaleFactory =
            IPresaleFactory(deployCode("PresaleFactory.sol:PresaleFactory", abi.encode(platform, registry, factory)));
        vm.startPrank(platform);
        registry.addContract(address(locker), ContractRoles.LOCKS_LP);
        registry.addRegistrar(address(presaleFactory), ContractRoles.HOLDS | ContractRoles.LAUNCHES);
        registry.addVenueFactory(address(venueFactory));
        registry.initWrappedNative(wrappedNative);
        presaleFactory.setTemplate(NORMAL, deployCode("NormalPresale.sol:NormalPresale", listed), true);
        presaleFactory.setTemplate(FAIR, deployCode("FairPresale.sol:FairPresale", listed), true);
        presaleFactory.setTemplate(
            PRIVATE, deployCode("PrivatePresale.sol:PrivatePresale", abi.encode(adminContract)), true
        );
        for (uint256 id = NORMAL; id <= PRIVATE; ++id) {
            presaleFactory.setFee(id, PRESALE_FEE_WEI);
        }
        presaleFactory.setDevAddress(treasury);
        vm.stopPrank();
        vm.deal(dave, 1000 ether);
        vm.deal(keeper, 1 ether);
        token = ERC20(address(create(alice, plainDraft(alice))));
        dollar = new SoladyPeer(alice, 1e30);
        vm.startPrank(alice);
        dollar.transfer(bob, 1e27);
        dollar.transfer(carol, 1e27);
        dollar.transfer(dave, 1e27);
        vm.stopPrank();
        startTime = block.timestamp + 1 hours;
        endTime = startTime + 1 days;
    }

    /// @notice 100 coins at 1 000 tokens, 60 % of it into the pool at 800 tokens; everybody, at most 50 coins each.
    function newPlan(uint256 templateId) internal view returns (Plan memory p) {
        p.templateId = templateId;
        p.addresses = new address[](4);
        p.addresses[0] = address(token);
        p.numbers = new uint256[](23);
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP], p.numbers[PRESALE_RATE]) = (100 ether, 50 ether, 1000e18);
        (p.numbers[MIN_CURRENCY], p.numbers[MAX_CURRENCY]) = (0.1 ether, 50 ether);
        (p.numbers[START], p.numbers[END]) = (startTime, endTime);
        p.ipfsKey = KEY;
        if (templateId == PRIVATE) {
            (p.numbers[MODE], p.numbers[VEST]) = (2, 1);
            (p.numbers[VEST_FIRST], p.numbers[VEST_CYCLE], p.numbers[VEST_PERCENT]) = (2000, 30 days, 2500);
        } else {
            p.addresses[2] = address(router);
            (p.numbers[LIQUIDITY_RATE], p.numbers[LIQUIDITY_PERCENT]) = (800e18, 6000);
            (p.numbers[LOCK_TIME], p.numbers[REPAIR]) = (180 days, 1000);
        }
    }

    function vestingPlan(uint256 templateId) internal view returns (Plan memory p) {
        p = newPlan(templateId);
        p.numbers[VEST] = 1;
        (p.numbers[VEST_FIRST], p.numbers[VEST_CYCLE], p.numbers[VEST_PERCENT]) = (2000, 30 days, 2500);
    }

    /// @notice Paid in dollars; the numbers stay.
    function dollarPlan(uint256 templateId) internal view returns (Plan memory p) {
        p = newPlan(templateId);
        p.addresses[1] = address(dollar);
    }

    function openPresale(uint256 templateId) internal returns (IPresale) {
        return openPresale(newPlan(templateId));
    }

    /// @notice Alice's presale, with an allowance of just what it needs.
    function openPresale(Plan memory p) internal returns (IPresale presale) {
        uint256 needed = presaleFactory.tokensNeeded(p.templateId, p.addresses, p.numbers);
        vm.startPrank(alice);
        ERC20(p.addresses[0]).approve(address(presaleFactory), needed);
        presale =
            IPresale(presaleFactory.deploy{value: PRESALE_FEE_WEI}(p.templateId, p.addresses, p.numbers, p.ipfsKey));
        vm.stopPrank();
    }

    function expectRefused(Plan memory p, bytes memory reason) internal {
        vm.expectRevert(reason);
        presaleFactory.tokensNeeded(p.templateId, p.addresses, p.numbers);
        vm.expectRevert(reason);
        vm.prank(alice);
        presaleFactory.deploy{value: PRESALE_FEE_WEI}(p.templateId, p.addresses, p.numbers, p.ipfsKey);
    }

    /// @notice A presale that takes contributions now; a private one with everybody on its list.
    function runningPresale(uint256 templateId) internal returns (IPresale) {
        return runningPresale(newPlan(templateId));
    }

    function runningPresale(Plan memory p) internal returns (IPresale presale) {
        presale = openPresale(p);
        if (p.templateId == PRIVATE) list(presale, 1, bob, carol, dave);
        vm.warp(p.numbers[START]);
    }

    /// @notice 60 coins came in from two, and the time is over.
    function endedPresale(Plan memory p) internal returns (IPresale presale) {
        presale = runningPresale(p);
        put(presale, bob, 40 ether);
        put(presale, carol, 20 ether);
        vm.warp(p.numbers[END]);
    }

    function finishedPresale(Plan memory p) internal returns (IPresale presale) {
        presale = endedPresale(p);
        vm.prank(alice);
        presale.finalize();
    }

    function canceledPresale(Plan memory p) internal returns (IPresale presale) {
        presale = runningPresale(p);
        put(presale, bob, 40 ether);
        put(presale, carol, 20 ether);
        vm.prank(alice);
        presale.cancel();
    }

    function list(IPresale presale, uint256 level, address a, address b, address c) internal {
        address[] memory accounts = new address[](3);
        (accounts[0], accounts[1], accounts[2]) = (a, b, c);
        vm.prank(alice);
        presale.setWhitelist(accounts, level);
    }

    function put(IPresale presale, address account, uint256 amount) internal {
        putVia(presale, account, amount, address(0));
    }

    function putVia(IPresale presale, address account, uint256 amount, address invitedBy) internal {
        vm.startPrank(account);
        if (presale.currency() == address(0)) {
            presale.contribute{value: amount}(amount, invitedBy);
        } else {
            ERC20(presale.currency()).approve(address(presale), amount);
            presale.contribute(amount, invitedBy);
        }
        vm.stopPrank();
    }

    function expectPut(IPresale presale, address account, uint256 amount, bytes memory reason) internal {
        vm.expectRevert(reason);
        vm.prank(account);
        presale.contribute{value: amount}(amount, address(0));
    }

    function one(address account) internal pure returns (address[] memory accounts) {
        accounts = new address[](1);
        accounts[0] = account;
    }

    function two(address a, address b) internal pure returns (address[] memory accounts) {
        accounts = new address[](2);
        (accounts[0], accounts[1]) = (a, b);
    }

    /// @notice A double-hashed leaf, as `IPresale.setWhitelistRoot` says.
    function leafOf(IPresale presale, uint256 index, address account, uint256 level) internal view returns (bytes32) {
        bytes32 inner = keccak256(abi.encode(block.chainid, address(presale), index, account, level));
        return keccak256(bytes.concat(inner));
    }

    function pairOf(bytes32 a, bytes32 b) internal pure returns (bytes32) {
        return a < b ? keccak256(bytes.concat(a, b)) : keccak256(bytes.concat(b, a));
    }

    function assertSolvent(IPresale presale) internal view {
        IPresale.AssetSolvency[] memory assets = presale.solvency();
        for (uint256 i = 0; i < assets.length; ++i) {
            assertGe(assets[i].held, assets[i].owed, "insolvent");
        }
    }

    function assertStatus(IPresale presale, uint256 status, uint256 reason) internal view {
        IPresaleTypes.State memory s = presale.state();
        assertEq(s.poolStatus, status, "status");
        assertEq(s.cancelReason, reason, "reason");
    }
}
