// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IInstanceFactory} from "../../src/factory/IInstanceFactory.sol";
import {PlatformRegistry} from "../../src/registry/PlatformRegistry.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleFactory} from "../../src/presale/IPresaleFactory.sol";
import {IPresaleListing} from "../../src/presale/IPresaleListing.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {Membership, RefusesPayment} from "../fixtures/Actors.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {IOwned, PresaleFixture} from "./PresaleFixture.sol";

/// @notice Every rule of the terms at its boundary, fees, registry, addresses.
contract PresaleFactoryTest is PresaleFixture {
    event PresaleDeployed(
        address indexed owner,
        address indexed presale,
        uint256 indexed templateId,
        uint256 id,
        address[] addressParams,
        uint256[] numberParams,
        string ipfsKey,
        uint256 tokensDeposited,
        uint256 feeWei
    );

    function test_Deploy_MakesRegistersAndFunds() public {
        Plan memory p = newPlan(NORMAL);
        address predicted = presaleFactory.getDeployAddress(alice, NORMAL, p.addresses, p.numbers, KEY);
        uint256 before = alice.balance;
        vm.startPrank(alice);
        token.approve(address(presaleFactory), 148_000e18);
        vm.expectEmit(address(presaleFactory));
        emit PresaleDeployed(alice, predicted, NORMAL, 1, p.addresses, p.numbers, KEY, 148_000e18, PRESALE_FEE_WEI);
        address presale = presaleFactory.deploy{value: 1 ether}(NORMAL, p.addresses, p.numbers, KEY);
        vm.stopPrank();
        assertEq(presale, predicted);
        assertEq(before - alice.balance, PRESALE_FEE_WEI);
        assertEq(token.balanceOf(presale), 148_000e18);
        assertEq(registry.roleOf(presale), ContractRoles.HOLDS | ContractRoles.LAUNCHES);
        IInstanceFactory.InstanceRecord memory r = presaleFactory.recordOf(presale);
        assertEq(abi.encode(r.owner, r.addr, r.createdAt, r.templateId), abi.encode(alice, presale, block.timestamp, 1));
        assertEq(presaleFactory.recordOf(alice).addr, address(0));
    }

    function test_P37_EveryPresaleHasItsPredictedAddress() public {
        Plan memory p = newPlan(FAIR);
        address predicted = presaleFactory.getDeployAddress(alice, FAIR, p.addresses, p.numbers, KEY);
        // Times, whitelist, admin and root do not move it.
        (p.numbers[START], p.numbers[END], p.numbers[MODE], p.numbers[ROOT]) = (startTime + 1, endTime + 1, 1, 99);
        (p.numbers[T1], p.numbers[SLOT_TRANSFER], p.addresses[3]) = (1 hours, 1, bob);
        assertEq(presaleFactory.getDeployAddress(alice, FAIR, p.addresses, p.numbers, KEY), predicted);
        assertTrue(presaleFactory.getDeployAddress(bob, FAIR, p.addresses, p.numbers, KEY) != predicted);
        assertEq(address(openPresale(p)), predicted);
        address next = presaleFactory.getDeployAddress(alice, FAIR, p.addresses, p.numbers, KEY);
        assertTrue(next != predicted);
        assertEq(address(openPresale(p)), next);
    }

    function test_Records_InPagesByOwnerAndTemplate() public {
        address[3] memory made =
            [address(openPresale(NORMAL)), address(openPresale(FAIR)), address(openPresale(NORMAL))];
        assertEq(presaleFactory.recordCount(), 3);
        assertEq(presaleFactory.records(1, 5).length, 2);
        assertEq(presaleFactory.records(1, 5)[0].addr, made[1]);
        assertEq(presaleFactory.records(0, 1).length, 1);
        assertEq(presaleFactory.records(3, 1).length, 0);
        assertEq(presaleFactory.recordCountOf(alice), 3);
        assertEq(presaleFactory.recordsOf(alice, 2, 9)[0].addr, made[2]);
        assertEq(presaleFactory.recordCountByTemplate(NORMAL), 2);
        assertEq(presaleFactory.recordsByTemplate(NORMAL, 1, 1)[0].addr, made[2]);
        assertEq(presaleFactory.recordCountOf(bob), 0);
    }

    function test_Deploy_WithASignedAllowance() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        vm.prank(alice);
        token.transfer(signer, 148_000e18);
        vm.deal(signer, 1 ether);
        bytes32 digest = keccak256(
            abi.encodePacked(
                hex"1901",
                token.DOMAIN_SEPARATOR(),
                keccak256(
                    abi.encode(
                        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                        signer,
                        address(presaleFactory),
                        148_000e18,
                        0,
                        block.timestamp
                    )
                )
            )
        );
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        Plan memory p = newPlan(NORMAL);
        vm.prank(signer);
        address presale = presaleFactory.deployWithPermit{value: PRESALE_FEE_WEI}(
            NORMAL, p.addresses, p.numbers, KEY, block.timestamp, abi.encodePacked(r, s, v)
        );
        assertEq(token.balanceOf(presale), 148_000e18);
        assertEq(token.allowance(signer, address(presaleFactory)), 0);
        vm.prank(signer);
        vm.expectRevert();
        presaleFactory.deployWithPermit{value: PRESALE_FEE_WEI}(
            NORMAL, p.addresses, p.numbers, KEY, block.timestamp, "x"
        );
    }

    function test_TokensNeeded_ByPresaleAndPool() public {
        Plan memory p = newPlan(PRIVATE);
        assertEq(presaleFactory.tokensNeeded(PRIVATE, p.addresses, p.numbers), 100_000e18);
        p = newPlan(NORMAL);
        p.numbers[PRESALE_RATE] = 1000e18 + 1;
        assertEq(presaleFactory.tokensNeeded(NORMAL, p.addresses, p.numbers), 148_000e18 + 100);
    }

    // fees

    function test_FeeOf_DiscountsAndMembers() public {
        Membership membership = new Membership();
        vm.startPrank(platform);
        presaleFactory.setFeeWhitelist(alice, 2500);
        assertEq(presaleFactory.feeWhitelist(alice), 2500);
        assertEq(presaleFactory.feeOf(alice, NORMAL), 0.15 ether);
        presaleFactory.setVip(address(membership));
        assertEq(presaleFactory.vip(), address(membership));
        vm.stopPrank();
        assertEq(presaleFactory.feeOf(alice, NORMAL), 0.15 ether);
        membership.setMember(alice, true);
        assertEq(presaleFactory.feeOf(alice, NORMAL), 0);
        for (uint256 i = 1; i <= 5; ++i) {
            membership.setHealth(Membership.Health(i));
            assertEq(
                presaleFactory.feeOf(alice, NORMAL), 0.15 ether, "a broken membership contract is nobody's membership"
            );
        }
        vm.prank(platform);
        presaleFactory.setFee(NORMAL, 0);
        assertEq(presaleFactory.feeOf(alice, NORMAL), 0);
        assertEq(presaleFactory.templateFee(NORMAL), 0);
    }

    function test_Withdraw_PaysTheDevAddress() public {
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_NothingToPay.selector, treasury));
        presaleFactory.withdraw();
        openPresale(NORMAL);
        IPresale.AssetSolvency[] memory assets = ISolvency(address(presaleFactory)).solvency();
        assertEq(abi.encode(assets[0].owed, assets[0].held), abi.encode(0, PRESALE_FEE_WEI));
        assertEq(presaleFactory.withdraw(), PRESALE_FEE_WEI);
        assertEq(treasury.balance, PRESALE_FEE_WEI);
        vm.prank(treasury);
        presaleFactory.setDevAddress(carol);
        assertEq(presaleFactory.devAddress(), carol);
        address refuses = address(new RefusesPayment());
        vm.prank(platform);
        presaleFactory.setDevAddress(refuses);
        openPresale(NORMAL);
        vm.expectRevert(
            abi.encodeWithSelector(IInstanceFactory.Factory_PaymentFailed.selector, refuses, PRESALE_FEE_WEI)
        );
        presaleFactory.withdraw();
    }

    /// @notice P-39: a presale of a template that the factory's owner adds later is nothing to older tokens.
    function test_P39_LaterTemplateIsNothingToOlderTokens() public {
        uint256 roles = ContractRoles.HOLDS | ContractRoles.LAUNCHES;
        uint256 born = registry.epoch();
        assertEq(registry.rolesAt(address(openPresale(NORMAL)), born), roles, "a known template");
        (address implementation,,) = presaleFactory.template(NORMAL);
        presaleFactory =
            IPresaleFactory(deployCode("PresaleFactory.sol:PresaleFactory", abi.encode(platform, registry, factory)));
        vm.startPrank(platform);
        registry.addRegistrar(address(presaleFactory), roles);
        born = registry.epoch();
        presaleFactory.setTemplate(NORMAL, implementation, true);
        vm.stopPrank();
        address presale = address(openPresale(NORMAL));
        assertEq(registry.rolesAt(presale, born), 0);
        assertEq(registry.rolesAt(presale, born + 1), roles);
    }

    function test_RevertWhen_FeesUnusable() public {
        Plan memory p = newPlan(NORMAL);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_FeeTooLow.selector, 0.1 ether, PRESALE_FEE_WEI));
        vm.prank(alice);
        presaleFactory.deploy{value: 0.1 ether}(NORMAL, p.addresses, p.numbers, KEY);
        vm.startPrank(platform);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_FeeTooHigh.selector, 1 << 80, type(uint80).max));
        presaleFactory.setFee(NORMAL, 1 << 80);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_DiscountTooHigh.selector, 10_001, 10_000));
        presaleFactory.setFeeWhitelist(alice, 10_001);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_DevAddressZero.selector));
        presaleFactory.setDevAddress(address(0));
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_DevAddressIsFactory.selector));
        presaleFactory.setDevAddress(address(presaleFactory));
        vm.deal(platform, 1);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_ValueRefused.selector, 1));
        IOwned(address(presaleFactory)).transferOwnership{value: 1}(alice);
    }

    function test_SetTemplate_IsFinalButForOpeningAndClosing() public {
        assertEq(presaleFactory.templateIds().length, 3);
        (address implementation, uint256 feeWei, bool enabled) = presaleFactory.template(NORMAL);
        assertEq(feeWei, PRESALE_FEE_WEI);
        assertTrue(enabled);
        vm.startPrank(platform);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_TemplateFixed.selector, NORMAL, implementation));
        presaleFactory.setTemplate(NORMAL, adminContract, true);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_TemplateIdOutOfRange.selector, 0, 65_535));
        presaleFactory.setTemplate(0, adminContract, true);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_TemplateIdOutOfRange.selector, 65_536, 65_535));
        presaleFactory.setTemplate(65_536, adminContract, true);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_ImplementationHasNoCode.selector, alice));
        presaleFactory.setTemplate(4, alice, true);
        presaleFactory.setTemplate(NORMAL, implementation, false);
        vm.stopPrank();
        Plan memory p = newPlan(NORMAL);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_TemplateDisabled.selector, NORMAL));
        vm.prank(alice);
        presaleFactory.deploy{value: PRESALE_FEE_WEI}(NORMAL, p.addresses, p.numbers, KEY);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_TemplateUnknown.selector, 4));
        presaleFactory.feeOf(alice, 4);
    }

    function test_RevertWhen_CallerIsNotTheOwner() public {
        bytes[] memory calls = new bytes[](5);
        calls[0] = abi.encodeCall(IInstanceFactory.setTemplate, (4, adminContract, true));
        calls[1] = abi.encodeCall(IInstanceFactory.setFee, (1, 1));
        calls[2] = abi.encodeCall(IInstanceFactory.setFeeWhitelist, (alice, 1));
        calls[3] = abi.encodeCall(IInstanceFactory.setVip, (alice));
        calls[4] = abi.encodeCall(IInstanceFactory.setDevAddress, (alice));
        for (uint256 i = 0; i < calls.length; ++i) {
            vm.prank(alice);
            (bool ok, bytes memory answer) = address(presaleFactory).call(calls[i]);
            assertFalse(ok);
            assertEq(bytes4(answer), bytes4(keccak256("Unauthorized()")));
        }
    }

    // terms

    function test_RevertWhen_ParamsMissing() public {
        Plan memory p = newPlan(NORMAL);
        p.numbers = new uint256[](22);
        expectRefused(p, abi.encodeWithSelector(IPresaleFactory.PresaleFactory_ParamsMissing.selector, 4, 22));
        p = newPlan(NORMAL);
        p.addresses = new address[](3);
        expectRefused(p, abi.encodeWithSelector(IPresaleFactory.PresaleFactory_ParamsMissing.selector, 3, 23));
        p = newPlan(NORMAL);
        p.numbers[VEST] = 2;
        expectRefused(p, abi.encodeWithSelector(IPresaleFactory.PresaleFactory_NotBool.selector, 14, 2));
    }

    function test_RevertWhen_CapsUnusable() public {
        refuseNumber(HARD_CAP, 0, abi.encodeWithSelector(IPresaleTypes.Presale_HardCapZero.selector));
        refuseNumber(
            HARD_CAP,
            1 << 112,
            abi.encodeWithSelector(IPresaleTypes.Presale_AmountTooLarge.selector, 1 << 112, type(uint112).max)
        );
        refuseNumber(SOFT_CAP, 0, abi.encodeWithSelector(IPresaleTypes.Presale_SoftCapZero.selector));
        refuseNumber(
            SOFT_CAP,
            100 ether + 1,
            abi.encodeWithSelector(IPresaleTypes.Presale_SoftCapAboveHardCap.selector, 100 ether + 1, 100 ether)
        );
        refuseNumber(
            SOFT_CAP,
            50 ether - 1,
            abi.encodeWithSelector(IPresaleTypes.Presale_SoftCapTooLow.selector, 50 ether - 1, 50 ether)
        );
        refuseNumber(
            HARD_CAP,
            100 ether + 1,
            abi.encodeWithSelector(IPresaleTypes.Presale_SoftCapTooLow.selector, 50 ether, 50 ether + 1)
        );
        accept(SOFT_CAP, 100 ether);
        refuseNumber(PRESALE_RATE, 0, abi.encodeWithSelector(IPresaleTypes.Presale_RateZero.selector));
        refuseNumber(
            PRESALE_RATE,
            1 << 176,
            abi.encodeWithSelector(IPresaleTypes.Presale_AmountTooLarge.selector, 1 << 176, type(uint176).max)
        );
        refuseNumber(LIQUIDITY_RATE, 0, abi.encodeWithSelector(IPresaleTypes.Presale_RateZero.selector));
        refuseNumber(
            LIQUIDITY_RATE,
            1000e18 + 1,
            abi.encodeWithSelector(IPresaleTypes.Presale_ListingBelowPresale.selector, 1000e18 + 1, 1000e18)
        );
        accept(LIQUIDITY_RATE, 1000e18);
        Plan memory p = newPlan(NORMAL);
        (p.numbers[LIQUIDITY_RATE], p.numbers[BELOW]) = (1000e18 + 1, 1);
        presaleFactory.tokensNeeded(NORMAL, p.addresses, p.numbers);
        p.numbers[LIQUIDITY_RATE] = 1 << 176;
        expectRefused(
            p, abi.encodeWithSelector(IPresaleTypes.Presale_AmountTooLarge.selector, 1 << 176, type(uint176).max)
        );
        p = newPlan(PRIVATE);
        p.numbers[PRESALE_RATE] = 1;
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP]) = (1e18 - 1, 1e18 - 1);
        expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_RateZero.selector));
    }

    /// @notice P-14: of a thousand million units at the hard cap, one costs nobody anything; other kinds sell whole units.
    function test_RevertWhen_AFairPresaleIsTooCoarse() public {
        Plan memory p = newPlan(FAIR);
        (p.numbers[PRESALE_RATE], p.numbers[LIQUIDITY_RATE]) = (1e7 - 1, 1e7 - 1);
        expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_FairTooCoarse.selector, 1e9 - 100, 1_000_000_000));
        p.templateId = NORMAL;
        presaleFactory.tokensNeeded(NORMAL, p.addresses, p.numbers);
        p = newPlan(PRIVATE);
        p.numbers[PRESALE_RATE] = 1e7 - 1;
        presaleFactory.tokensNeeded(PRIVATE, p.addresses, p.numbers);
        p = newPlan(FAIR);
        (p.numbers[PRESALE_RATE], p.numbers[LIQUIDITY_RATE]) = (1e7, 1e7);
        presaleFactory.tokensNeeded(FAIR, p.addresses, p.numbers);
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP]) = (100 ether - 1, 50 ether);
        expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_FairTooCoarse.selector, 1e9 - 1, 1_000_000_000));
    }

    function test_RevertWhen_ContributionsUnusable() public {
        refuseNumber(MAX_CURRENCY, 0, abi.encodeWithSelector(IPresaleTypes.Presale_MaxCurrencyZero.selector));
        refuseNumber(
            MAX_CURRENCY,
            1 << 112,
            abi.encodeWithSelector(IPresaleTypes.Presale_AmountTooLarge.selector, 1 << 112, type(uint112).max)
        );
        refuseNumber(
            MIN_CURRENCY,
            50 ether + 1,
            abi.encodeWithSelector(IPresaleTypes.Presale_MinAboveMax.selector, 50 ether + 1, 50 ether)
        );
        accept(MIN_CURRENCY, 50 ether);
        accept(MIN_CURRENCY, 0);
    }

    function test_RevertWhen_PoolUnusable() public {
        refuseNumber(
            LIQUIDITY_PERCENT,
            5099,
            abi.encodeWithSelector(IPresaleTypes.Presale_LiquidityPercentOutOfRange.selector, 5099, 5100, 10_000)
        );
        refuseNumber(
            LIQUIDITY_PERCENT,
            10_001,
            abi.encodeWithSelector(IPresaleTypes.Presale_LiquidityPercentOutOfRange.selector, 10_001, 5100, 10_000)
        );
        accept(LIQUIDITY_PERCENT, 5100);
        accept(LIQUIDITY_PERCENT, 10_000);
        refuseNumber(
            LOCK_TIME,
            299,
            abi.encodeWithSelector(IPresaleTypes.Presale_LockTimeOutOfRange.selector, 299, 300, 6_000_000_000)
        );
        refuseNumber(
            LOCK_TIME,
            6_000_000_001,
            abi.encodeWithSelector(IPresaleTypes.Presale_LockTimeOutOfRange.selector, 6_000_000_001, 300, 6_000_000_000)
        );
        accept(LOCK_TIME, 300);
        accept(LOCK_TIME, 6_000_000_000);
        refuseNumber(REPAIR, 1001, abi.encodeWithSelector(IPresaleTypes.Presale_RepairTooHigh.selector, 1001, 1000));
        refuseNumber(TAX, 5001, abi.encodeWithSelector(IPresaleTypes.Presale_TaxTooHigh.selector, 5001, 5000));
        accept(TAX, 5000);
        Plan memory p = newPlan(NORMAL);
        p.numbers[PRESALE_RATE] = 1e40;
        expectRefused(
            p,
            abi.encodeWithSelector(IPresaleTypes.Presale_AmountTooLarge.selector, 1e42 + 48_000e18, type(uint112).max)
        );
    }

    /// @notice Either side of the pool at the soft cap counts.
    function test_RevertWhen_APoolSideIsTooSmall() public {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP], p.numbers[LIQUIDITY_PERCENT]) = (39_214, 19_607, 5100);
        (p.numbers[MIN_CURRENCY], p.numbers[MAX_CURRENCY]) = (1, 39_214);
        (p.numbers[PRESALE_RATE], p.numbers[LIQUIDITY_RATE]) = (1e36, 1e30);
        expectRefused(p, abi.encodeWithSelector(IPresaleListing.Presale_PoolSideTooSmall.selector, 9999, 10_000));
        p.numbers[SOFT_CAP] = 19_608;
        presaleFactory.tokensNeeded(NORMAL, p.addresses, p.numbers);
        p = newPlan(NORMAL);
        (p.numbers[LIQUIDITY_PERCENT], p.numbers[LIQUIDITY_RATE]) = (10_000, 199);
        expectRefused(p, abi.encodeWithSelector(IPresaleListing.Presale_PoolSideTooSmall.selector, 9950, 10_000));
        p.numbers[LIQUIDITY_RATE] = 200;
        presaleFactory.tokensNeeded(NORMAL, p.addresses, p.numbers);
    }

    function test_P16_TimesAtTheirBounds() public {
        uint256 at = block.timestamp;
        refuseNumber(
            START, at + 300, abi.encodeWithSelector(IPresaleTypes.Presale_StartTooEarly.selector, at + 300, at + 301)
        );
        accept(START, at + 301);
        refuseNumber(
            END,
            startTime,
            abi.encodeWithSelector(IPresaleTypes.Presale_EndNotAfterStart.selector, startTime, startTime)
        );
        accept(END, startTime + 1);
        accept(END, at + 3650 days);
        refuseNumber(
            END,
            at + 3650 days + 1,
            abi.encodeWithSelector(IPresaleTypes.Presale_EndTooLate.selector, at + 3650 days + 1, at + 3650 days)
        );
        refuseNumber(T1, 1 days, abi.encodeWithSelector(IPresaleTypes.Presale_TiersTooLong.selector, 1 days, 0, 1 days));
        refuseNumber(T2, 1 days, abi.encodeWithSelector(IPresaleTypes.Presale_TiersTooLong.selector, 0, 1 days, 1 days));
        accept(T1, 1 days - 1);
        refuseNumber(MODE, 3, abi.encodeWithSelector(IPresaleTypes.Presale_WhitelistModeUnknown.selector, 3));
        accept(MODE, 2);
    }

    function test_P32_VestingAtItsBounds() public {
        refuseVesting(
            VEST_FIRST,
            10_001,
            abi.encodeWithSelector(IPresaleTypes.Presale_VestFirstOutOfRange.selector, 10_001, 10_000)
        );
        refuseVesting(
            VEST_CYCLE,
            59,
            abi.encodeWithSelector(IPresaleTypes.Presale_VestCycleOutOfRange.selector, 59, 60, 3650 days)
        );
        refuseVesting(
            VEST_CYCLE,
            3650 days + 1,
            abi.encodeWithSelector(IPresaleTypes.Presale_VestCycleOutOfRange.selector, 3650 days + 1, 60, 3650 days)
        );
        refuseVesting(
            VEST_PERCENT, 0, abi.encodeWithSelector(IPresaleTypes.Presale_VestPercentOutOfRange.selector, 0, 10_000)
        );
        refuseVesting(
            VEST_PERCENT,
            10_001,
            abi.encodeWithSelector(IPresaleTypes.Presale_VestPercentOutOfRange.selector, 10_001, 10_000)
        );
        Plan memory p = vestingPlan(NORMAL);
        (p.numbers[VEST_FIRST], p.numbers[VEST_PERCENT]) = (10_000, 0);
        presaleFactory.tokensNeeded(NORMAL, p.addresses, p.numbers);
        p.numbers[VEST] = 0;
        IPresale presale = openPresale(p);
        assertEq(presale.vestFirst(), 0);
        assertEq(presale.vestCycle(), 0);
    }

    function test_RevertWhen_APrivatePresaleHasTermsOfAPool() public {
        Plan memory p = newPlan(PRIVATE);
        p.addresses[2] = address(router);
        expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_VenueUnknown.selector, router));
        refusePrivate(
            LIQUIDITY_PERCENT,
            abi.encodeWithSelector(IPresaleTypes.Presale_LiquidityPercentOutOfRange.selector, 1, 0, 0)
        );
        refusePrivate(LIQUIDITY_RATE, abi.encodeWithSelector(IPresaleTypes.Presale_AmountTooLarge.selector, 1, 0));
        refusePrivate(LOCK_TIME, abi.encodeWithSelector(IPresaleTypes.Presale_LockTimeOutOfRange.selector, 1, 0, 0));
        refusePrivate(REPAIR, abi.encodeWithSelector(IPresaleTypes.Presale_RepairTooHigh.selector, 1, 0));
        refusePrivate(TAX, abi.encodeWithSelector(IPresaleTypes.Presale_TaxTooHigh.selector, 1, 0));
        refusePrivate(MODE, abi.encodeWithSelector(IPresaleTypes.Presale_WhitelistModeUnknown.selector, 1));
        p = newPlan(PRIVATE);
        p.numbers[VEST] = 0;
        expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_VestRequired.selector));
        p = newPlan(PRIVATE);
        (p.numbers[BURNS], p.numbers[BELOW]) = (1, 1);
        IPresale presale = openPresale(p);
        assertFalse(presale.terms().burnsUnsold);
        assertFalse(presale.terms().listsBelowPresale);
    }

    function test_RevertWhen_TokenOrCurrencyUnusable() public {
        Plan memory p = newPlan(NORMAL);
        p.addresses[0] = address(0);
        expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_ClaimTokenZero.selector));
        p = newPlan(NORMAL);
        p.addresses[1] = address(token);
        expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_CurrencyIsToken.selector, token));
        p = newPlan(NORMAL);
        p.addresses[0] = wrappedNative;
        expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_CurrencyIsToken.selector, wrappedNative));
    }

    function test_P17_OnlyKnownExchanges() public {
        Plan memory p = newPlan(NORMAL);
        p.addresses[2] = alice;
        expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_VenueUnknown.selector, alice));
        setUpVenue();
        p.addresses[2] = address(router);
        expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_VenueUnknown.selector, router));
    }

    function test_RevertWhen_TheNetworkHasNoWrappedNative() public {
        registry = new PlatformRegistry(platform);
        IPresaleFactory other =
            IPresaleFactory(deployCode("PresaleFactory.sol:PresaleFactory", abi.encode(platform, registry, factory)));
        Plan memory p = newPlan(NORMAL);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NativeUnsupported.selector));
        other.tokensNeeded(NORMAL, p.addresses, p.numbers);
    }

    function test_RevertWhen_TheTokenTakesAFee() public {
        FeeToken fee = new FeeToken(alice, SUPPLY);
        Plan memory p = newPlan(NORMAL);
        p.addresses[0] = address(fee);
        vm.startPrank(alice);
        fee.approve(address(presaleFactory), SUPPLY);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_DepositTooSmall.selector, 146_520e18, 148_000e18));
        presaleFactory.deploy{value: PRESALE_FEE_WEI}(NORMAL, p.addresses, p.numbers, KEY);
    }

    function test_RevertWhen_TheTokenCallsBack() public {
        BackCaller back = new BackCaller(alice, SUPPLY);
        Plan memory p = newPlan(NORMAL);
        p.addresses[0] = address(back);
        back.arm(address(presaleFactory), abi.encodeCall(presaleFactory.withdraw, ()));
        vm.startPrank(alice);
        back.approve(address(presaleFactory), SUPPLY);
        presaleFactory.deploy{value: PRESALE_FEE_WEI}(NORMAL, p.addresses, p.numbers, KEY);
        assertEq(bytes4(back.lastFailure()), bytes4(keccak256("Reentrancy()")));
    }

    function refuseNumber(uint256 place, uint256 value, bytes memory reason) private {
        Plan memory p = newPlan(NORMAL);
        p.numbers[place] = value;
        expectRefused(p, reason);
    }

    function refuseVesting(uint256 place, uint256 value, bytes memory reason) private {
        Plan memory p = vestingPlan(NORMAL);
        p.numbers[place] = value;
        expectRefused(p, reason);
    }

    function refusePrivate(uint256 place, bytes memory reason) private {
        Plan memory p = newPlan(PRIVATE);
        p.numbers[place] = 1;
        expectRefused(p, reason);
    }

    function accept(uint256 place, uint256 value) private view {
        Plan memory p = newPlan(NORMAL);
        p.numbers[place] = value;
        presaleFactory.tokensNeeded(NORMAL, p.addresses, p.numbers);
    }
}

/// @notice Keeps a hundredth of what is moved.
contract FeeToken is SoladyPeer {
    constructor(address holder, uint256 supply) SoladyPeer(holder, supply) {}

    function _afterTokenTransfer(address from, address to, uint256 amount) internal override {
        if (from != address(0) && to != address(0)) _burn(to, amount / 100);
    }
}

/// @notice Calls somebody whenever it is moved.
contract BackCaller is SoladyPeer {
    address private _target;
    bytes private _data;
    bytes public lastFailure;

    constructor(address holder, uint256 supply) SoladyPeer(holder, supply) {}

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function _afterTokenTransfer(address, address, uint256) internal override {
        if (_target == address(0)) return;
        (bool ok, bytes memory failure) = _target.call(_data);
        require(!ok, "let in");
        lastFailure = failure;
    }
}
